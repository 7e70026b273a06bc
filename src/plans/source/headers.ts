import { plainLetters } from './letters';

/** What the header of a column says it holds, in the portal's languages and in common exports (READ-4). Pure. */

/** What a column may hold. A column that holds none of it has null. */
export const FIELDS = [
    'email',
    'forename',
    'surname',
    'fullName',
    'surnameFirst',
    'note',
    'licences',
    'groups',
    'expire',
] as const;
export type Field = (typeof FIELDS)[number];

/** The letters and digits of a header in one form: `E-Mail Address [Required]` is `emailaddress`. */
export const headerWord = (header: string): string =>
    plainLetters(header.replace(/\[[^\]]*\]|\([^)]*\)/g, '')).replace(/[^a-z0-9]/g, '');

/**
 * Of each field the forms of its headers. The earlier one wins where several columns have one: exports of directories have both `mail` and
 * `userPrincipalName`.
 */
const WORDS: Readonly<Record<Field, string>> = {
    email: `email emailaddress emailadresse emailaddresse mail mailaddress mailadresse primaryemail emails
        adresseemail adressemail adressedemessagerie courriel adressecourriel adresseelectronique messagerie
        indirizzoemail indirizzomail indirizzodipostaelettronica postaelettronica emailadres mailadres
        adresemail adresmailowy adrespocztyelektronicznej pocztaelektroniczna emailovaadresa mailovaadresa emailadresa
        workemail schoolemail dienstlicheemail schulemail userprincipalname upn`,
    forename: `forename firstname givenname givennames vorname vornamen rufname prenom prenoms voornaam voornamen roepnaam imie imiona
        krstnemeno meno nome`,
    surname: `surname lastname familyname sn nachname familienname zuname nomdefamille nomfamille cognome achternaam familienaam
        nazwisko priezvisko nom`,
    fullName: `fullname displayname name anzeigename vollername vollstandigername vornamename vornamenachname vornameundname
        vornameundnachname nomcomplet prenomnom prenometnom nomecompleto nomecognome nomeecognome naam volledigenaam
        weergavenaam imieinazwisko imienazwisko menoapriezvisko menopriezvisko celemeno student pupil schuler schulerin eleve
        studente alunno leerling uczen ziak`,
    surnameFirst: `namevorname nachnamevorname nameundvorname nachnameundvorname lastnamefirstname surnameforename surnamefirstname
        nomprenom nometprenom cognomenome cognomeenome achternaamvoornaam naamvoornaam nazwiskoiimie nazwiskoimie
        priezviskoameno priezviskomeno`,
    note: `note notes adminnote remark remarks comment comments bemerkung bemerkungen notiz notizen anmerkung kommentar hinweis
        remarque remarques commentaire nota osservazioni commento opmerking opmerkingen notitie uwagi uwaga notatka komentarz
        poznamka poznamky komentar`,
    licences: `licence licences license licenses lizenz lizenzen licenza licenze licentie licenties licencja licencje licencia
        licencie`,
    groups: `group groups cloudgroup cloudgroups gruppe gruppen cloudgruppe cloudgruppen groupe groupes groupecloud groupescloud
        gruppo gruppi gruppocloud gruppicloud groep groepen cloudgroep cloudgroepen grupa grupy grupawchmurze grupywchmurze
        skupina skupiny cloudovaskupina cloudoveskupiny class classes classname klasse klassen klassenname classe classi klas
        klasa klasy trieda triedy team teams`,
    expire: `expire expires expiry expirydate expiration expirationdate expireson validuntil validto enddate ablauf ablaufdatum
        lauftab lauftabam gultigbis gueltigbis dateexpiration datedexpiration valablejusquau expirele scadenza datadiscadenza
        datascadenza validofinoal scadeil vervaldatum geldigtot verlooptop einddatum datawaznosci waznedo waznosc datawygasniecia
        wygasa koniecplatnosti platnostdo platnedo datumplatnosti datumexspiracie`,
};

const RANKS = new Map(FIELDS.flatMap(field => WORDS[field].split(/\s+/).map((word, rank) => [word, { field, rank }] as const)));

/** Headers that mean part of a name beside the other part, and the whole name alone. */
const WHOLE_ALONE: Readonly<Record<string, { beside: Field; part: Field }>> = {
    name: { beside: 'forename', part: 'surname' },
    naam: { beside: 'forename', part: 'surname' },
    nom: { beside: 'forename', part: 'surname' },
    nome: { beside: 'surname', part: 'forename' },
    meno: { beside: 'surname', part: 'forename' },
};

/** The field of each column by its header; null where it is not known. A field of one column has the best of them. */
export function fieldsOf(headers: readonly string[]): (Field | null)[] {
    const words = headers.map(headerWord);
    const sure = new Set(words.filter(word => !(word in WHOLE_ALONE)).map(word => RANKS.get(word)?.field));
    const known = words.map(word => {
        const alone = WHOLE_ALONE[word];
        if (!alone) return RANKS.get(word) ?? null;
        const isPart = sure.has(alone.beside) && !sure.has(alone.part);
        return { field: isPart ? alone.part : ('fullName' as const), rank: RANKS.get(word)?.rank ?? 0 };
    });
    return known.map((one, at) => {
        if (!one) return null;
        const isBest = known.every((other, place) => {
            if (other?.field !== one.field || place === at) return true;
            return one.rank < other.rank || (one.rank === other.rank && at < place);
        });
        return isBest || isRepeatable(one.field) ? one.field : null;
    });
}

/** Whether several columns may hold it. */
export const isRepeatable = (field: Field): boolean => field === 'groups' || field === 'licences';
