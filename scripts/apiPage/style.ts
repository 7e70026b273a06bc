/** The style sheet of `docs/api.html`: readable on a screen in light and dark, on a phone, and on paper. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a424e); --soft: light-dark(#f3f5f8, #1d232b); --link: light-dark(#0b57b0, #8ab8ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14181d); color: light-dark(#1b2430, #e6eaf0); }
a { color: var(--link); }
nav { padding: 16px; font-size: 14px; border-bottom: 1px solid var(--line); }
nav ul { margin: 0; padding: 0 0 0 16px; list-style: none; overflow-wrap: anywhere; }
nav > ul { padding: 0; }
main { padding: 16px; min-width: 0; max-width: 1000px; }
h2 { margin-top: 48px; border-bottom: 1px solid var(--line); }
article { margin: 32px 0; }
h3 { overflow-wrap: anywhere; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { padding: 12px; overflow-x: auto; background: var(--soft); border-radius: 6px; }
table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
.method { display: inline-block; padding: 0 8px; border: 1px solid; border-radius: 4px; font-size: 14px; }
@media (min-width: 1000px) {
body { display: grid; grid-template-columns: 320px minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line); }
main { padding: 16px 40px; }
}
@media print { nav { display: none; } body { display: block; } }
`;
