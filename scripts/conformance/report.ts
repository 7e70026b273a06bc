import type { Checked, Finding, Report, Verdict } from './runner';

/** A report as text for the terminal, as a page without scripts, and as JUnit for CI. Pure. */

const VERDICTS: Readonly<Record<Verdict, string>> = {
    works: 'works',
    slow: 'works slowly',
    off: 'off',
    unchecked: 'not checked',
};

const EFFECTS: Readonly<Record<Finding['effect'], string>> = {
    off: 'off',
    slow: 'slow',
    works: 'the portal copes',
};

/** Every finding of a report. */
export const findingsOf = ({ features }: Report): Finding[] => features.flatMap(({ findings }) => findings);

/** Whether the portal can be run on this server; `strict` allows no finding at all. */
export const isPassed = (report: Report, strict = false): boolean =>
    !report.stopped && report.left.length === 0 && !findingsOf(report).some(({ effect }) => strict || effect === 'off');

const lines = (text: string, indent: string): string =>
    text
        .split('\n')
        .map(line => `${indent}${line}`)
        .join('\n');

const occurrences = ({ times }: Finding): string => (times > 1 ? ` (${times} times)` : '');

function findingText(finding: Finding): string {
    const { name, effect, server, portal, detail, request, answer, sentence } = finding;
    const parts = [
        `  ${name} [${EFFECTS[effect]}]${occurrences(finding)}`,
        `    The server ${server}.${detail ? ` (${detail})` : ''}`,
        `    The portal: ${portal}.`,
        request && `    Request: ${request}`,
        answer && `    Answer: ${lines(answer, '            ').trim()}`,
        sentence && `    openapi.yaml: ${sentence}`,
    ];
    return parts.filter(Boolean).join('\n');
}

function featureText({ title, verdict, findings, unchecked, notes, calls, seconds }: Checked): string {
    const head = `${VERDICTS[verdict].toUpperCase().padEnd(14)}${title} (${calls} calls, ${seconds.toFixed(1)} s)`;
    return [
        head,
        ...findings.map(findingText),
        ...notes.map(note => `  Note: ${note}`),
        ...unchecked.map(reason => `  Not checked: ${reason}`),
    ].join('\n');
}

function summary(report: Report): string {
    const { calls, left, stopped } = report;
    const findings = findingsOf(report);
    const off = report.features.filter(({ verdict }) => verdict === 'off').length;
    const slow = report.features.filter(({ verdict }) => verdict === 'slow').length;
    const made = left.length > 0 ? ` Not removed: ${left.join(', ')}.` : '';
    const end = stopped ? ' Stopped before the end.' : '';
    return `${findings.length} findings in ${calls} calls: ${off} features off, ${slow} slow.${end}${made}`;
}

/** The report for the terminal. */
export function terminal(report: Report): string {
    const head = `${report.api} as ${report.user}, ${report.at}`;
    return [head, '', ...report.features.map(featureText), '', summary(report)].join('\n');
}

const escaped = (text: string): string =>
    // control characters are not allowed in XML
    text.replace(/[^\P{C}\n\t]/gu, '').replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid #8888; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #8882; padding: 0.6rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
`;

function findingHtml(finding: Finding): string {
    const { name, effect, server, portal, detail, request, answer, sentence } = finding;
    const facts = [
        ['Server', `The server ${server}.${detail ? ` (${detail})` : ''}`],
        ['Portal', `${portal}.`],
        ['openapi.yaml', sentence],
    ].filter(([, text]) => text);
    const shown = facts.map(([term = '', text = '']) => `<dt>${term}</dt><dd>${escaped(text)}</dd>`).join('');
    const wire = [request, answer].filter(Boolean).join('\n\n');
    return `<h3>${escaped(name)}: ${EFFECTS[effect]}${occurrences(finding)}</h3><dl>${shown}</dl><pre>${escaped(wire)}</pre>`;
}

function featureHtml({ id, title, verdict, findings, notes, unchecked }: Checked): string {
    const remarks = [...notes.map(note => `Note: ${note}`), ...unchecked.map(reason => `Not checked: ${reason}`)];
    const list = remarks.length > 0 ? `<ul>${remarks.map(text => `<li>${escaped(text)}</li>`).join('')}</ul>` : '';
    return `<section id="${escaped(id)}"><h2>${escaped(title)}: ${VERDICTS[verdict]}</h2>${findings.map(findingHtml).join('')}${list}</section>`;
}

/** The report as a page of its own. */
export function html(report: Report): string {
    const rows = report.features.map(
        ({ id, title, verdict, findings, calls }) =>
            `<tr><td><a href="#${escaped(id)}">${escaped(title)}</a></td><td>${VERDICTS[verdict]}</td><td>${findings.length}</td><td>${calls}</td></tr>`,
    );
    const table = `<table><thead><tr><th>Feature</th><th>Verdict</th><th>Findings</th><th>Calls</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escaped(report.api)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Conformance of ${escaped(report.api)}</h1>
<p>As ${escaped(report.user)}, ${escaped(report.at)}. ${escaped(summary(report))}</p>
${table}
${report.features.map(featureHtml).join('\n')}
</body>
</html>
`;
}

function caseXml({ id, title, findings, verdict, unchecked, notes, seconds }: Checked, strict: boolean): string {
    const isFailure = ({ effect }: Finding): boolean => strict || effect === 'off';
    const failures = findings
        .filter(isFailure)
        .map(
            finding =>
                `<failure type="${escaped(finding.name)}" message="${escaped(finding.server)}">${escaped(findingText(finding))}</failure>`,
        );
    const others = [
        ...findings.filter(finding => !isFailure(finding)).map(findingText),
        ...notes,
        ...unchecked.map(reason => `Not checked: ${reason}`),
    ];
    const out = others.length > 0 ? `<system-out>${escaped(others.join('\n'))}</system-out>` : '';
    const none = verdict === 'unchecked' ? '<skipped/>' : '';
    return `<testcase classname="conformance.${escaped(id)}" name="${escaped(title)}" time="${seconds.toFixed(3)}">${none}${failures.join('')}${out}</testcase>`;
}

/** The report as JUnit: a test case for each feature, a failure for each finding that switches it off. */
export function junit(report: Report, strict = false): string {
    const cases = report.features.map(feature => caseXml(feature, strict));
    const failed = cases.filter(text => text.includes('<failure')).length;
    // JUnit's word for a case that was not run.
    const skipped = report.features.filter(({ verdict }) => verdict === 'unchecked').length;
    const left = report.left.map(
        what =>
            `<testcase classname="conformance.clean-up" name="${escaped(what)}"><failure message="could not be removed"/></testcase>`,
    );
    const counts = `tests="${cases.length + left.length}" failures="${failed + left.length}" skipped="${skipped}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}><testsuite name="${escaped(report.api)}" timestamp="${report.at}" ${counts}>
${[...cases, ...left].join('\n')}
</testsuite></testsuites>
`;
}
