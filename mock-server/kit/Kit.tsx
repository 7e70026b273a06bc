import type { ReactNode } from 'react';
import { Toaster } from '#src/ui/feedback/toast';
import { MoonIcon, SunIcon, SystemIcon } from '#src/ui/icons';
import { Menu } from '#src/ui/popup/Menu';
import { setThemeMode, useThemeMode } from '#src/theme/mode';
import { Buttons, Feedback, Icons, Menus, Notices, Pictures, RecordFacts, Sections, Texts } from './display';
import { Dialogs, Inputs } from './entry';
import styles from './kit.module.css';

const PARTS: readonly (readonly [name: string, file: string, Example: () => ReactNode])[] = [
    ['Buttons and links', 'Button.tsx', Buttons],
    ['Inputs', 'inputs/', Inputs],
    ['Dialogs', 'modal/', Dialogs],
    ['Menus and panels', 'popup/', Menus],
    ['Messages, skeletons, a spinner', 'feedback/', Feedback],
    ['Instead of rows, and above a page', 'feedback/Notice.tsx', Notices],
    ['Facts and figures', 'Facts.tsx', RecordFacts],
    ['Sections', 'Section.tsx', Sections],
    ['A state, an address, a text to copy', 'fields/', Texts],
    ['Pictures', 'Picture.tsx', Pictures],
    ['Icons', 'icons.tsx', Icons],
];

const MODES = [
    { mode: 'light', label: 'Light', icon: <SunIcon /> },
    { mode: 'dark', label: 'Dark', icon: <MoonIcon /> },
    { mode: 'system', label: 'As the device', icon: <SystemIcon /> },
] as const;

/** A page with an example of each component of `src/ui`, to look at while changing one. */
export function Kit() {
    const mode = useThemeMode();
    const active = MODES.find(option => option.mode === mode) ?? MODES[2];
    return (
        <>
            <header className={styles.header}>
                <h1>The kit</h1>
                <Menu
                    look="bar"
                    name={`Appearance: ${active.label}`}
                    trigger={active.icon}
                    entries={MODES.map(option => ({
                        id: option.mode,
                        label: option.label,
                        icon: option.icon,
                        checked: option === active,
                        onClick: () => setThemeMode(option.mode),
                    }))}
                />
            </header>
            <main id="main" tabIndex={-1} className={styles.page}>
                {PARTS.map(([name, file, Example]) => (
                    <section key={file} aria-labelledby={file} className={styles.part}>
                        <h2 id={file}>
                            {name} <code translate="no">src/ui/{file}</code>
                        </h2>
                        <div className={styles.examples}>
                            <Example />
                        </div>
                    </section>
                ))}
            </main>
            <Toaster />
        </>
    );
}
