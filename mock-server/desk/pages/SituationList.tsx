import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { paths } from '#src/config/paths';
import { control, portalAddress } from '../control';
import type { SituationEntry } from '../../situations';
import { Entries, Entry } from '../Entries';
import { linkTo } from '../link';
import { useFormat, useServed, useWords } from '../texts';
import { useChange } from '../useControl';

const addressOf = ({ name }: SituationEntry) => `situations/${encodeURIComponent(name)}`;

/** Asks before all data is replaced. */
export function useReplace() {
    const t = useWords();
    const change = useChange();
    const [question, ask] = useState<{ title: string; run(): Promise<unknown>; done: string }>();
    const dialog = (
        <Confirm
            isOpen={question !== undefined}
            title={question?.title ?? ''}
            content={t('situations.lost')}
            onConfirm={() => {
                if (question) void change(question.run, question.done);
                ask(undefined);
            }}
            onClose={() => ask(undefined)}
        />
    );
    return [dialog, ask] as const;
}

/** Situations, each with what can be done with it. */
export function SituationList({ situations }: { situations: readonly SituationEntry[] }) {
    const t = useWords();
    const served = useServed();
    const format = useFormat();
    const [dialog, ask] = useReplace();
    return (
        <>
            <Entries label={t('situations.title')}>
                {situations.map(situation => {
                    const { name, as, open, customer, savedAt } = situation;
                    const title = served(`situation.${name}.title`, situation.title);
                    const about = served(`situation.${name}.about`, situation.about);
                    const saved =
                        savedAt === null
                            ? ''
                            : t('situations.savedAt', { time: new Date(savedAt * 1000).toLocaleString(format) });
                    return (
                        <Entry key={name} title={title} about={[about, saved].filter(Boolean).join(' ')}>
                            {as !== null && (
                                <Button
                                    href={portalAddress(as, open ?? paths.dashboard, customer)}
                                    target="_blank"
                                    rel="noopener"
                                    size="small"
                                    aria-label={t('signIn.as', { name: as })}
                                >
                                    {t('signIn.short')}
                                </Button>
                            )}
                            <Button
                                variant="outlined"
                                size="small"
                                aria-label={t('situations.loadNamed', { name: title })}
                                onClick={() =>
                                    ask({
                                        title: t('situations.askLoad', { name: title }),
                                        run: () => control('POST', `${addressOf(situation)}/load`, {}),
                                        done: t('situations.loaded', { name: title }),
                                    })
                                }
                            >
                                {t('situations.load')}
                            </Button>
                            <More situation={situation} title={title} />
                        </Entry>
                    );
                })}
            </Entries>
            {dialog}
        </>
    );
}

/** What is done less often with a situation. */
function More({ situation, title }: { situation: SituationEntry; title: string }) {
    const t = useWords();
    const notify = useNotify();
    const change = useChange();
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const close = () => setAnchor(null);
    const { name, as, open, ready } = situation;
    return (
        <>
            <IconButton
                size="small"
                aria-label={t('more', { name: title })}
                aria-haspopup="menu"
                onClick={event => setAnchor(event.currentTarget)}
            >
                <MoreVert fontSize="small" />
            </IconButton>
            <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
                <MenuItem
                    onClick={() => {
                        close();
                        void navigator.clipboard.writeText(linkTo({ situation: name, as, open })).then(() => notify(t('copied')));
                    }}
                >
                    {t('situations.copyLink')}
                </MenuItem>
                <MenuItem component={Link} to={`/compare?${new URLSearchParams({ before: name }).toString()}`} onClick={close}>
                    {t('situations.compare')}
                </MenuItem>
                {!ready && (
                    <MenuItem
                        sx={{ color: 'error.main' }}
                        onClick={() => {
                            close();
                            void change(() => control('DELETE', addressOf(situation)), t('situations.gone', { name: title }));
                        }}
                    >
                        {t('delete')}
                    </MenuItem>
                )}
            </Menu>
        </>
    );
}
