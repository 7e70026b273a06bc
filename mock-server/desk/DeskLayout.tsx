import { useEffect } from 'react';
import {
    AppBar,
    Layout,
    TitlePortal,
    ToggleThemeButton,
    RefreshIconButton,
    LocalesMenuButton,
    useLocale,
    type LayoutProps,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import { DeskMenu } from './DeskMenu';
import { Search } from './Search';
import { useWords } from './texts';

const DeskBar = () => {
    const t = useWords();
    return (
        <AppBar
            userMenu={false}
            toolbar={
                <>
                    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                        <LocalesMenuButton />
                    </Box>
                    <ToggleThemeButton />
                    <RefreshIconButton />
                </>
            }
        >
            <Link
                component={RouterLink}
                to="/"
                color="inherit"
                underline="none"
                sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 600, mr: 3, whiteSpace: 'nowrap' }}
            >
                {t('desk')}
            </Link>
            <Search />
            <Box sx={{ flex: { sm: 1 } }} />
        </AppBar>
    );
};

/** The frame of every page: the search above, the page's title as its heading. */
export function DeskLayout({ children, ...props }: LayoutProps) {
    const { mode } = useTheme().palette;
    const locale = useLocale();
    useEffect(() => {
        document.documentElement.dataset.theme = mode;
        document.documentElement.lang = locale;
    }, [mode, locale]);
    return (
        <Layout {...props} appBar={DeskBar} appBarAlwaysOn menu={DeskMenu}>
            <TitlePortal
                component="h1"
                variant="h1"
                sx={{ flex: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere', mb: 2 }}
            />
            {children}
        </Layout>
    );
}
