import { createTheme, type Shadows } from '@mui/material/styles';
import { dark, FONT_STACK, light, RADIUS, THEME_ATTRIBUTE, withAccent, type BrandAccents, type ColourTokens } from './tokens';

/**
 * The MUI theme of the signed-in portal, based on the same tokens as the public pages: small controls, hairline borders instead of shadows,
 * hierarchy by typography, colour for state only. Overrides use the tokens' CSS variables, so that one rule applies to light and dark.
 */

const palette = (tokens: ColourTokens) => ({
    primary: { main: tokens.accent, dark: tokens.accentHover, light: tokens.accent, contrastText: tokens.onAccent },
    secondary: { main: tokens.textMuted, dark: tokens.text, light: tokens.textMuted, contrastText: tokens.surface },
    success: { main: tokens.success, dark: tokens.success, light: tokens.success, contrastText: tokens.surface },
    warning: { main: tokens.warning, dark: tokens.warning, light: tokens.warning, contrastText: tokens.surface },
    error: { main: tokens.danger, dark: tokens.danger, light: tokens.danger, contrastText: tokens.surface },
    info: { main: tokens.accent, dark: tokens.accentHover, light: tokens.accent, contrastText: tokens.onAccent },
    background: { default: tokens.background, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.textMuted, disabled: tokens.textMuted },
    divider: tokens.border,
    action: { hover: tokens.surfaceMuted, selected: tokens.accentSoft, active: tokens.textMuted },
});

/** One step of the type scale; sizes in px. */
const type = (size: number, lineHeight: number, fontWeight = 400) => ({
    fontSize: `${size / 16}rem`,
    lineHeight: lineHeight / size,
    fontWeight,
    letterSpacing: 0,
});

const HAIRLINE = '1px solid var(--p-border)';
const FOCUS_RING = { outline: '2px solid var(--p-accent)', outlineOffset: 2 };
const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as Shadows;

/** A surface above the page (menu, popover, picker). */
const FLOATING = { border: HAIRLINE, boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)' };

/** Creates the theme with a brand's accents; its overrides use the tokens' CSS variables, which index.html contains. */
export const createMuiTheme = (accents: BrandAccents = {}) =>
    createTheme({
        cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE },
        colorSchemes: {
            light: { palette: palette(withAccent(light, accents.light)) },
            dark: { palette: palette(withAccent(dark, accents.dark)) },
        },
        shape: { borderRadius: RADIUS },
        spacing: 8,
        shadows: NO_SHADOWS,
        breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1440 } },
        transitions: {
            duration: {
                shortest: 80,
                shorter: 100,
                short: 120,
                standard: 140,
                complex: 180,
                enteringScreen: 120,
                leavingScreen: 100,
            },
        },
        typography: {
            fontFamily: FONT_STACK,
            fontSize: 14,
            fontWeightMedium: 500,
            fontWeightBold: 600,
            h1: type(22, 28, 600),
            h2: type(16, 24, 600),
            h3: type(14, 20, 600),
            h4: type(14, 20, 600),
            h5: type(14, 20, 600),
            h6: type(14, 20, 600),
            subtitle1: type(14, 20, 500),
            subtitle2: type(13, 18, 500),
            body1: type(14, 20),
            body2: type(13, 18),
            button: { ...type(14, 20, 500), textTransform: 'none' },
            caption: type(12, 16),
            overline: { ...type(12, 16, 500), textTransform: 'none' },
        },
        components: {
            MuiButtonBase: {
                defaultProps: { disableRipple: true },
                styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
            },
            MuiButton: {
                defaultProps: { size: 'small', disableElevation: true },
                styleOverrides: {
                    root: { minHeight: 32, padding: '5px 12px', borderRadius: RADIUS, 'fieldset:disabled &': { opacity: 0.55 } },
                    outlined: {
                        borderColor: 'var(--p-border-strong)',
                        color: 'var(--p-text)',
                        '&:hover': { backgroundColor: 'var(--p-surface-muted)' },
                        '&.MuiButton-colorError': { color: 'var(--p-danger)' },
                    },
                },
            },
            MuiIconButton: {
                defaultProps: { size: 'small' },
                styleOverrides: {
                    root: {
                        minWidth: 28,
                        minHeight: 28,
                        borderRadius: RADIUS,
                        '&:hover': { backgroundColor: 'var(--p-surface-muted)' },
                    },
                },
            },
            MuiPaper: {
                defaultProps: { elevation: 0 },
                styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: 'var(--p-border)' } },
            },
            MuiCard: { defaultProps: { variant: 'outlined' } },
            MuiPopover: { styleOverrides: { paper: FLOATING } },
            MuiAutocomplete: { defaultProps: { size: 'small' }, styleOverrides: { paper: FLOATING } },
            MuiMenu: { styleOverrides: { list: { padding: 4 } } },
            MuiMenuItem: {
                styleOverrides: {
                    root: {
                        minHeight: 32,
                        padding: '4px 8px',
                        borderRadius: RADIUS - 2,
                        '&.Mui-focusVisible': { ...FOCUS_RING, outlineOffset: -2, backgroundColor: 'var(--p-surface-muted)' },
                        '&.Mui-selected': { backgroundColor: 'var(--p-accent-soft)' },
                    },
                },
            },
            MuiFormControl: { defaultProps: { size: 'small', margin: 'none', fullWidth: true } },
            MuiTextField: { defaultProps: { size: 'small', margin: 'none', fullWidth: true } },
            MuiSelect: { defaultProps: { size: 'small' } },
            MuiOutlinedInput: {
                defaultProps: { size: 'small' },
                styleOverrides: {
                    root: {
                        backgroundColor: 'var(--p-surface)',
                        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--p-text-muted)' },
                    },
                    notchedOutline: { borderColor: 'var(--p-border-strong)' },
                    inputSizeSmall: { padding: '6px 10px', minHeight: 20 },
                },
            },
            MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
            MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: 'var(--p-border-strong)' } } },
            MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: 'var(--p-border-strong)' } } },
            MuiSwitch: { defaultProps: { size: 'small' } },
            MuiChip: {
                defaultProps: { size: 'small' },
                styleOverrides: { root: { borderRadius: RADIUS - 2, fontWeight: 500 } },
            },
            MuiLink: { defaultProps: { underline: 'hover' } },
            MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px' } } },
            MuiTabs: { styleOverrides: { root: { minHeight: 40, borderBottom: HAIRLINE } } },
            MuiTableCell: {
                styleOverrides: {
                    root: { padding: '8px 12px', borderColor: 'var(--p-border)', fontVariantNumeric: 'tabular-nums' },
                    head: { ...type(12, 16, 500), color: 'var(--p-text-muted)' },
                },
            },
            MuiTooltip: {
                defaultProps: { enterDelay: 400, disableInteractive: false },
                styleOverrides: {
                    tooltip: { ...type(12, 16), backgroundColor: 'var(--p-text)', color: 'var(--p-surface)', padding: '4px 8px' },
                },
            },
            MuiAlert: { styleOverrides: { root: { border: HAIRLINE, padding: '4px 12px' } } },
        },
    });
