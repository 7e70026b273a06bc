import { createTheme, type Theme } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { dark, FONT_STACK, light, RADIUS, type ColourTokens } from '../../src/theme/tokens';

/** react-admin's theme in the portal's colours. */
const themed = (base: RaThemeOptions, tokens: ColourTokens): Theme =>
    createTheme({
        ...base,
        palette: {
            mode: tokens === dark ? 'dark' : 'light',
            primary: { main: tokens.accent, contrastText: tokens.onAccent },
            secondary: { main: tokens.accent, contrastText: tokens.onAccent },
            error: { main: tokens.danger },
            warning: { main: tokens.warning },
            success: { main: tokens.success },
            background: { default: tokens.background, paper: tokens.surface },
            text: { primary: tokens.text, secondary: tokens.textMuted },
            divider: tokens.border,
        },
        typography: { fontFamily: FONT_STACK },
        shape: { borderRadius: RADIUS },
        components: {
            ...base.components,
            MuiAppBar: {
                styleOverrides: {
                    root: { backgroundColor: tokens.surface, color: tokens.text, boxShadow: `inset 0 -1px ${tokens.border}` },
                },
            },
        },
    });

export const lightTheme = themed(defaultLightTheme, light);
export const darkTheme = themed(defaultDarkTheme, dark);
