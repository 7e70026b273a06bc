// The script of a deployment whose operator wants reports (REPORT-3): it also reports failures of the public pages and from before the portal
// is loaded. An import that is not lazy would make this script a part of the entry.
void import('./start').then(({ startReports }) => startReports()).catch(() => undefined);
