/** The nginx configuration of a deployment as text; throws for an unknown setting or a value that cannot be one. */
export function renderNginx(settings?: Readonly<Record<string, string>>): string;
