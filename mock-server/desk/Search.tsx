import { useState } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { Found } from '../rest/search';
import { control } from './control';
import { nameOf } from './resources';
import { useWords } from './texts';

/** A record that was found, or the list of all of its kind. */
interface Option {
    kind: string;
    label: string;
    address: string;
}

/** As the server asks for. */
const SHORTEST = 2;

/** Searches all collections at once; what is chosen opens. */
export function Search() {
    const t = useWords();
    const kindName = useGetResourceLabel();
    const navigate = useNavigate();
    const [term, setTerm] = useState('');
    const [isOpen, setOpen] = useState(false);
    const wanted = term.trim();
    const found = useQuery({
        queryKey: ['search', wanted],
        queryFn: () => control<Found[]>('GET', `search?${new URLSearchParams({ q: wanted }).toString()}`),
        enabled: wanted.length >= SHORTEST,
        placeholderData: keepPreviousData,
        retry: false,
    });
    const options = (wanted.length < SHORTEST ? [] : (found.data ?? [])).flatMap(({ kind, total, rows }): Option[] => {
        const name = kindName(kind, 2);
        const all = { q: wanted };
        return [
            ...rows.map(row => ({
                kind: name,
                label: nameOf(kind, row) || row.id,
                address: `/${kind}/${encodeURIComponent(row.id)}/show`,
            })),
            ...(total > rows.length
                ? [
                      {
                          kind: name,
                          label: t('search.all', { smart_count: total, kind: name }),
                          address: `/${kind}?${new URLSearchParams({ filter: JSON.stringify(all) }).toString()}`,
                      },
                  ]
                : []),
        ];
    });
    return (
        <Autocomplete<Option>
            sx={{ flex: 1, maxWidth: 480, minWidth: 0 }}
            options={options}
            value={null}
            inputValue={term}
            onInputChange={(_event, text, reason) => {
                if (reason !== 'reset') setTerm(text);
            }}
            onChange={(_event, option) => {
                if (!option) return;
                setTerm('');
                void navigate(option.address);
            }}
            groupBy={({ kind }) => kind}
            getOptionKey={({ address }) => address}
            filterOptions={all => all}
            blurOnSelect
            clearOnBlur={false}
            forcePopupIcon={false}
            slotProps={{ popper: { placement: 'bottom-start', style: { minWidth: 'min(320px, 92vw)' } } }}
            open={isOpen && wanted.length >= SHORTEST}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            loading={found.isFetching}
            loadingText={t('search.busy')}
            noOptionsText={found.error ? t('unread', { reason: found.error.message }) : t('search.none')}
            renderInput={({ slotProps, ...params }) => (
                <TextField
                    {...params}
                    placeholder={t('search.label')}
                    slotProps={{
                        ...slotProps,
                        input: {
                            ...slotProps.input,
                            startAdornment: (
                                <InputAdornment position="start">
                                    <SearchIcon fontSize="small" />
                                </InputAdornment>
                            ),
                        },
                        htmlInput: { ...slotProps.htmlInput, 'aria-label': t('search.label') },
                    }}
                />
            )}
        />
    );
}
