import type en from '../en/plans';
import type { Translation } from '../messages';

export default {
    plans: {
        kinds: {
            invite: { title: 'Benutzer einladen' },
            takeBack: { title: 'Zurücknehmen' },
        },
        held: 'Bereit',
        difference: 'Bei der Prüfung: %{was}. Jetzt: %{now}.',
        seen: {
            noUser: 'kein Benutzer mit dieser E-Mail-Adresse',
            user: 'ein Benutzer mit dieser E-Mail-Adresse',
            noMember: 'kein Mitglied der Cloud-Gruppe',
            member: 'Mitglied der Cloud-Gruppe',
            noLicence: 'ohne die Lizenz',
            licence: 'hat die Lizenz',
            freeKey: 'ein Schlüssel ohne Benutzer',
            usedKey: 'der Schlüssel hat einen Benutzer',
            inactive: 'inaktiv',
            active: 'aktiv',
            same: 'wie angezeigt',
            otherUsers: 'der Schlüssel hat andere Benutzer',
            otherCode: 'der Schlüssel hat einen anderen Code',
            otherSeat: 'der Arbeitsplatz wurde belegt oder freigegeben',
            otherKeys: 'andere Schlüssel',
            otherGroups: 'andere Cloud-Gruppen',
        },
    },
} satisfies Translation<typeof en>;
