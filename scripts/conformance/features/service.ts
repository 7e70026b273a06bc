import { CAM_MODULE } from '#dataProvider';
import type { Ticket, Video } from '#dataProvider/types';
import { checkCollection, checkFields, checkRecord } from '../collection';
import type { Feature, Kit } from '../kit';
import { EXPORTS } from '../portalReads';

/** Applications, tickets and academy (APPLICATION-1, TICKET-1 to TICKET-8, ACADEMY-1 to ACADEMY-17). */

export const applications: Feature = {
    id: 'applications',
    title: 'Applications',
    async check(kit) {
        const applications = await kit.attempt(() => kit.provider.getApplications());
        const [application] = applications ?? [];
        if (application) kit.checked();
        else if (applications) kit.notChecked('applications: there are none');
        if (application) await kit.attempt(() => kit.provider.getApplication({ application: application.id }));
        const { status } = await kit.probe('rest/applications/no-such-record');
        if (status !== 404) kit.find('missing-not-404', `status ${status}`);
    },
};

export const tickets: Feature = {
    id: 'tickets',
    title: 'Tickets',
    async check(kit) {
        if (kit.user?.cam !== true || (kit.customer?.flags.school === true && !kit.isAdmin())) {
            kit.notChecked('tickets: this user has none (TICKET-1)');
            return;
        }
        const isOffered = await kit.attempt(() => kit.provider.hasModule({ module: CAM_MODULE }));
        if (isOffered === false) {
            kit.notChecked(`tickets: no licence has module ${CAM_MODULE} (TICKET-1)`);
            return;
        }
        const [ticket] = (await checkCollection<Ticket>(kit, 'tickets')) ?? [];
        if (!ticket) return;
        const active = await kit.attempt(() =>
            kit.provider.getList<Ticket>('tickets', { filter: { status: ['open', 'inprogress'] } }),
        );
        if (active?.data.some(({ status }) => status !== 'open' && status !== 'inprogress'))
            kit.find('filter-ignored', 'closed tickets');
        await checkFields(kit, 'tickets', EXPORTS.tickets ?? {});
        await checkRecord(kit, 'tickets', ticket.id);
        await kit.attempt(() => kit.provider.getTicketMessages({ ticket: ticket.id }));
    },
};

/** What the page of a video reads. Its embed may be locked (ACADEMY-4). */
async function checkVideo(kit: Kit, { id, libraryId }: Video): Promise<void> {
    const { provider } = kit;
    await kit.attempt(() => provider.getVideo({ video: id }));
    await kit.attempt(() => provider.getVideoPath({ video: id }));
    const embed = await kit.probe(`academy/embeds/${encodeURIComponent(libraryId)}/${encodeURIComponent(id)}`, {
        credentials: 'include',
    });
    if (embed.status !== 200 && embed.status !== 403) kit.find('refused', `status ${embed.status}`, embed);
    const comments = await kit.attempt(() => provider.getComments({ video: id }));
    const comment = comments?.find(({ hasReplies }) => hasReplies) ?? comments?.[0];
    if (comment) await kit.attempt(() => provider.getReplies({ video: id, comment: comment.id }));
}

export const academy: Feature = {
    id: 'academy',
    title: 'Academy',
    async check(kit) {
        const { provider } = kit;
        const directories = await kit.attempt(() => provider.getDirectories());
        if (directories && directories.length > 0) kit.checked();
        else if (directories) kit.notChecked('directories: there are none');
        let video: Video | undefined;
        for (const { id } of directories?.slice(0, 3) ?? []) {
            await kit.attempt(() => provider.getDirectory({ directory: id }));
            const playlist = await kit.attempt(() => provider.getPlaylist({ directory: id }));
            video ??= playlist?.find(({ allowComments }) => allowComments) ?? playlist?.[0];
        }
        if (video) await checkVideo(kit, video);
        else kit.notChecked('the page of a video: there is none');
        const tags = await kit.attempt(() => provider.getTags());
        await kit.attempt(() => provider.searchAcademy({ query: 'a' }));
        await kit.attempt(() =>
            provider.searchAcademy({ query: '', target: 'video', tags: tags?.slice(0, 2).map(({ id }) => id) }),
        );
        const { status } = await kit.probe('academy/videos/no-such-record', { credentials: 'include' });
        if (status !== 404) kit.find('missing-not-404', `status ${status}`);
        kit.notChecked('the session of the academy: claiming it would end another device’s');
    },
};
