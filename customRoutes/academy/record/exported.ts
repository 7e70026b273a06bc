import type { Video } from '#dataProvider/types';
import type { RowsExport } from '#src/shared/export/types';
import { nameOf, type Named } from '#src/shared/person';
import { isCompleted } from '../content';

/** A row of the file: person, course and video. */
export interface RecordRow {
    person: Named;
    course: string;
    video: Video;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A person's learning record as a file (EXPORT-1). */
const exported: RowsExport<RecordRow> = {
    columns: ({ t }) => [
        { header: t('users.fields.user'), value: ({ person }) => nameOf(person) },
        { header: t('users.fields.email'), value: ({ person }) => person.email },
        { header: t('academy.kinds.directory'), value: ({ course }) => course },
        { header: t('academy.kinds.video'), value: ({ video }) => video.label },
        {
            header: t('users.fields.state'),
            value: ({ video }) => t(isCompleted(video) ? 'academy.completed' : 'export.columns.begun'),
        },
        { header: t('export.columns.percent'), type: 'number', value: ({ video }) => rounded(video.progress) },
        {
            header: t('export.columns.minutes'),
            type: 'number',
            value: ({ video }) => (video.duration > 0 ? rounded(video.duration / 60) : null),
        },
    ],
};
export default exported;
