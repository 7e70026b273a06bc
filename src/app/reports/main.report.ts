// The script of a deployment whose operator wants reports (REPORT-3): it hears of failures on the public pages too, and before the portal is
// loaded. An import that is not lazy would make this script a part of the entry.
void import('./start').then(({ startReports }) => startReports()).catch(() => undefined);
