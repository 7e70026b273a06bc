import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceProps {
    label: string;
    value: string;
    options: readonly (readonly [value: string, label: string])[];
    onChange(value: string): void;
    /** pixels */
    minWidth?: number;
}

/** A select outside react-admin's forms. */
export const Choice = ({ label, value, options, onChange, minWidth }: ChoiceProps) => (
    <TextField
        select
        fullWidth={minWidth === undefined}
        label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        sx={{ minWidth }}
        slotProps={{ select: { displayEmpty: true } }}
    >
        {options.map(([option, name]) => (
            <MenuItem key={option} value={option}>
                {name}
            </MenuItem>
        ))}
    </TextField>
);
