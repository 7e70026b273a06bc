import { createTheme, ThemeProvider } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { RADIUS } from '../../theme/tokens';

/** Uses the tokens' CSS variables, so that one theme serves light, dark, more contrast and a brand's accent. */
const theme = createTheme({
    cssVariables: { nativeColor: true },
    palette: {
        primary: {
            main: 'var(--p-accent)',
            light: 'var(--p-accent)',
            dark: 'var(--p-accent-hover)',
            contrastText: 'var(--p-on-accent)',
        },
        background: { default: 'var(--p-background)', paper: 'var(--p-surface)' },
        text: { primary: 'var(--p-text)', secondary: 'var(--p-text-muted)', disabled: 'var(--p-text-muted)' },
        divider: 'var(--p-border)',
        action: {
            hover: 'var(--p-surface-muted)',
            active: 'var(--p-text-muted)',
            disabled: 'color-mix(in srgb, var(--p-text-muted), transparent 62%)',
        },
    },
    shape: { borderRadius: RADIUS },
    typography: {
        fontFamily: 'var(--p-font)',
        fontSize: 14,
        body2: { fontSize: 'var(--p-size-small)', lineHeight: 'var(--p-line-small)', letterSpacing: 0 },
    },
    components: {
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        MuiIconButton: { defaultProps: { size: 'small' } },
    },
});

/** MUI's theme for the grid, the only part of the portal that uses MUI. */
export const GridTheme = memo(({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme} storageManager={null} disableTransitionOnChange>
        {children}
    </ThemeProvider>
));
GridTheme.displayName = 'GridTheme';
