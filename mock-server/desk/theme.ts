import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { dark, light, RADIUS, type ColourTokens } from '../../src/theme/tokens';

/** A size of the portal's type scale. */
const size = (name: string) => ({ fontSize: `var(--p-size-${name})`, lineHeight: `var(--p-line-${name})`, letterSpacing: 0 });
const title = (name: string) => ({ ...size(name), fontWeight: 600 });

/** How the desk looks on a phone starts here. */
const NARROW = '@media (max-width: 599.95px)';
const WIDE = '@media (min-width: 600px)';

const nameOfCheckbox = (own: object): string | undefined => (own as { 'aria-label'?: string })['aria-label'];

type Parts = NonNullable<ThemeOptions['components']>;

const hairlineOf = ({ border }: ColourTokens): string => `1px solid ${border}`;

/** MUI's buttons, headings and surfaces. */
function muiSurfaces(tokens: ColourTokens): Parts {
    const hairline = hairlineOf(tokens);
    const floating = { backgroundColor: tokens.raised, backgroundImage: 'none', boxShadow: 'var(--p-shadow)' };
    return {
        MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' } } },
        MuiButtonBase: {
            defaultProps: { disableRipple: true },
            styleOverrides: {
                root: { '&.Mui-focusVisible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 1 } },
            },
        },
        MuiButton: {
            defaultProps: { disableElevation: true },
            styleOverrides: {
                root: { minHeight: 36, padding: '6px 14px', [NARROW]: { minHeight: 40 } },
                sizeSmall: { minHeight: 32, padding: '4px 10px' },
                // secondary: a soft surface without a line
                outlined: {
                    border: 0,
                    color: tokens.text,
                    backgroundColor: tokens.neutral,
                    '&:hover': { border: 0, backgroundColor: tokens.neutralHover },
                    '&.Mui-disabled': { border: 0 },
                },
                text: { '&:hover': { backgroundColor: tokens.surfaceMuted } },
            },
        },
        // The headings of react-admin's own parts stand beneath the page's.
        MuiTypography: { defaultProps: { variantMapping: { h4: 'h2', h5: 'h2', h6: 'h2' } } },
        // The name that react-admin gives a checkbox belongs to the input, not to what surrounds it.
        MuiCheckbox: {
            defaultProps: {
                slotProps: { root: { 'aria-label': undefined }, input: own => ({ 'aria-label': nameOfCheckbox(own) }) },
            },
        },
        MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiCard: { defaultProps: { variant: 'outlined' } },
        MuiMenu: { styleOverrides: { paper: floating } },
        MuiPopover: { styleOverrides: { paper: floating } },
        MuiDialog: { styleOverrides: { paper: floating } },
        MuiDialogTitle: { styleOverrides: { root: title('section') } },
        MuiAutocomplete: { styleOverrides: { paper: floating } },
        MuiAppBar: {
            defaultProps: { elevation: 0 },
            styleOverrides: { root: { backgroundColor: tokens.surface, color: tokens.text, borderBottom: hairline } },
        },
    };
}

/** MUI's fields and tables. */
function muiContents(tokens: ColourTokens): Parts {
    const hairline = hairlineOf(tokens);
    return {
        MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
        MuiFormControl: {
            defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
            styleOverrides: { root: { '&.MuiFormControl-marginDense': { margin: 0 } } },
        },
        MuiLink: { defaultProps: { underline: 'hover' } },
        // The label stands above its field, as in the portal.
        MuiInputLabel: {
            defaultProps: { shrink: true },
            styleOverrides: {
                root: {
                    ...size('small'),
                    position: 'static',
                    transform: 'none',
                    maxWidth: 'none',
                    marginBottom: 4,
                    fontWeight: 500,
                    color: tokens.text,
                },
            },
        },
        MuiOutlinedInput: {
            defaultProps: { notched: false },
            styleOverrides: {
                root: { ...size('body'), backgroundColor: tokens.surface, [NARROW]: { fontSize: 16 } },
                notchedOutline: { top: 0, borderColor: tokens.borderStrong, '& legend': { display: 'none' } },
            },
        },
        MuiFormHelperText: { styleOverrides: { root: { ...size('small'), margin: '4px 0 0' } } },
        MuiTableCell: {
            styleOverrides: {
                root: { ...size('small'), borderBottom: hairline, padding: '0 12px', height: 44 },
                head: {
                    fontWeight: 500,
                    color: tokens.textMuted,
                    whiteSpace: 'nowrap',
                    backgroundColor: tokens.surfaceMuted,
                },
            },
        },
        MuiTableRow: { styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } } },
        MuiChip: { styleOverrides: { root: { ...size('small'), height: 24 } } },
        MuiAlert: { styleOverrides: { root: size('small') } },
        MuiListSubheader: {
            styleOverrides: {
                root: { ...size('small'), fontWeight: 500, color: tokens.textMuted, padding: '16px 12px 4px' },
            },
        },
    };
}

/** The parts of react-admin. */
function reactAdminParts(tokens: ColourTokens): object {
    return {
        RaMenuItemLink: {
            styleOverrides: {
                root: {
                    ...size('body'),
                    minHeight: 36,
                    margin: '0 8px',
                    padding: '4px 8px',
                    borderRadius: RADIUS,
                    color: tokens.text,
                    '& .RaMenuItemLink-icon': { minWidth: 32, color: tokens.textMuted },
                    '&.RaMenuItemLink-active': {
                        backgroundColor: tokens.accentSoft,
                        color: tokens.accent,
                        fontWeight: 500,
                        '& .RaMenuItemLink-icon': { color: tokens.accent },
                    },
                },
            },
        },
        RaLayout: {
            styleOverrides: {
                root: {
                    minWidth: 0,
                    '& .RaLayout-content': {
                        minWidth: 0,
                        padding: '24px 24px 64px',
                        [NARROW]: { padding: '16px 16px 64px' },
                    },
                },
            },
        },
        RaDatagrid: {
            styleOverrides: {
                root: {
                    '& .RaDatagrid-headerCell': { backgroundColor: tokens.surfaceMuted },
                    '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
                    '& .RaDatagrid-rowEven, & .RaDatagrid-rowOdd': { backgroundColor: 'transparent' },
                },
            },
        },
        RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': { ...size('small'), color: tokens.textMuted } } } },
        RaSimpleForm: { styleOverrides: { root: { '& > .MuiStack-root': { gap: 20 } } } },
        RaFilterForm: {
            styleOverrides: {
                root: { gap: 12, [WIDE]: { '& .MuiFormControl-root, & .MuiAutocomplete-root': { width: 156, minWidth: 0 } } },
            },
        },
        RaEmpty: {
            styleOverrides: {
                root: {
                    '& .RaEmpty-message': { color: tokens.textMuted },
                    '& .RaEmpty-icon': { width: 64, height: 64, opacity: 0.5 },
                },
            },
        },
        RaToolbar: { styleOverrides: { root: { backgroundColor: tokens.surface, borderTop: hairlineOf(tokens) } } },
        RaTopToolbar: { styleOverrides: { root: { [NARROW]: { backgroundColor: 'transparent' } } } },
        RaListToolbar: { styleOverrides: { root: { [NARROW]: { backgroundColor: 'transparent' } } } },
    };
}

/** react-admin's theme in the portal's type, colours and shapes (src/theme/tokens.ts). */
const themed = (base: RaThemeOptions, tokens: ColourTokens): Theme => {
    return createTheme({
        ...base,
        palette: {
            mode: tokens === dark ? 'dark' : 'light',
            primary: { main: tokens.accent, dark: tokens.accentHover, contrastText: tokens.onAccent },
            secondary: { main: tokens.accent, dark: tokens.accentHover, contrastText: tokens.onAccent },
            error: { main: tokens.danger, contrastText: tokens.surface },
            warning: { main: tokens.warning },
            success: { main: tokens.success },
            info: { main: tokens.accent },
            background: { default: tokens.background, paper: tokens.surface },
            text: { primary: tokens.text, secondary: tokens.textMuted, disabled: tokens.textMuted },
            divider: tokens.border,
            action: { hover: tokens.surfaceMuted, selected: tokens.accentSoft, active: tokens.textMuted },
        },
        shape: { borderRadius: RADIUS },
        typography: {
            fontFamily: 'var(--p-font)',
            fontWeightBold: 600,
            h1: { ...title('title'), letterSpacing: '-0.015em' },
            h2: title('section'),
            h3: title('body'),
            // the headings of react-admin's own parts
            h4: title('section'),
            h5: title('section'),
            h6: title('body'),
            subtitle2: title('small'),
            body1: size('body'),
            body2: size('small'),
            caption: size('small'),
            button: { ...size('small'), fontWeight: 500, textTransform: 'none' },
        },
        components: {
            ...base.components,
            ...muiSurfaces(tokens),
            ...muiContents(tokens),
            ...reactAdminParts(tokens),
        },
    });
};

export const lightTheme = themed(defaultLightTheme, light);
export const darkTheme = themed(defaultDarkTheme, dark);
