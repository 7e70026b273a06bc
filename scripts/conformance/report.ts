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

/** The verdict in words, which claim no more than was checked. */
const verdictText = ({ verdict, unchecked }: Checked): string =>
    verdict === 'works' && unchecked.length > 0 ? 'works, as far as checked' : VERDICTS[verdict];

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

function featureText(feature: Checked): string {
    const { title, findings, unchecked, notes, calls, seconds } = feature;
    const head = `${verdictText(feature).toUpperCase().padEnd(26)}${title} (${calls} calls, ${seconds.toFixed(1)} s)`;
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
    const not = report.features.filter(({ verdict }) => verdict === 'unchecked').length;
    const whole = report.features.filter(({ verdict, unchecked }) => verdict === 'works' && unchecked.length === 0).length;
    const part = report.features.length - off - slow - not - whole;
    const made = left.length > 0 ? ` Not removed: ${left.join(', ')}.` : '';
    const end = stopped ? ' Stopped before the end.' : '';
    return `${findings.length} findings in ${calls} calls: ${off} features off, ${slow} slow, ${part} checked in part, ${not} not checked.${end}${made}`;
}

/** The report for the terminal. */
export function terminal(report: Report): string {
    const head = `${report.api} as ${report.user}, ${report.at}`;
    const links = report.links.map(({ link, opens }) => `  ${link}\n    ${opens.replaceAll('`', '')}`);
    return [head, '', ...report.features.map(featureText), '', 'Links for your mails:', ...links, '', summary(report)].join('\n');
}

const escaped = (text: string): string =>
    // control characters are not allowed in XML
    text.replace(/[^\P{C}\n\t]/gu, '').replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { overflow-wrap: anywhere; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { overflow-wrap: normal; text-align: left; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid #8888; }
.off { font-weight: 600; color: light-dark(#b3261e, #ff8a80); }
.unchecked { opacity: 0.7; }
pre { white-space: pre-wrap; background: #8882; padding: 0.6rem; }
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

const hasMore = ({ findings, notes, unchecked }: Checked): boolean => findings.length + notes.length + unchecked.length > 0;

function featureHtml(feature: Checked): string {
    const { id, title, findings, notes, unchecked } = feature;
    if (!hasMore(feature)) return '';
    const remarks = [...notes.map(note => `Note: ${note}`), ...unchecked.map(reason => `Not checked: ${reason}`)];
    const list = remarks.length > 0 ? `<ul>${remarks.map(text => `<li>${escaped(text)}</li>`).join('')}</ul>` : '';
    return `<section id="${escaped(id)}"><h2>${escaped(title)}: ${verdictText(feature)}</h2>${findings.map(findingHtml).join('')}${list}</section>`;
}

/** The report as a page of its own. */
export function html(report: Report): string {
    const rows = report.features.map(feature => {
        const { id, title, findings, calls } = feature;
        const name = hasMore(feature) ? `<a href="#${escaped(id)}">${escaped(title)}</a>` : escaped(title);
        return `<tr><td>${name}</td><td class="${feature.verdict}">${verdictText(feature)}</td><td>${findings.length}</td><td>${calls}</td></tr>`;
    });
    const links = report.links.map(
        ({ link, opens }) => `<dt>${escaped(link)}</dt><dd>${escaped(opens.replaceAll('`', ''))}</dd>`,
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
<section id="links"><h2>Links for your mails</h2><dl>${links.join('')}</dl></section>
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
    const failure = (name: string, message: string): string =>
        `<testcase classname="conformance.run" name="${escaped(name)}"><failure message="${message}"/></testcase>`;
    const left = [
        ...report.left.map(what => failure(what, 'could not be removed')),
        ...(report.stopped ? [failure('the whole run', 'stopped before its end')] : []),
    ];
    const counts = `tests="${cases.length + left.length}" failures="${failed + left.length}" skipped="${skipped}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}><testsuite name="${escaped(report.api)}" timestamp="${report.at}" ${counts}>
${[...cases, ...left].join('\n')}
</testsuite></testsuites>
`;
}
