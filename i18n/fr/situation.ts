import type en from '../en/situation';
import type { Translation } from '../messages';

export default {
    situation: {
        text: 'Un fichier pour notre assistance, qui voit alors le portail comme vous. Les noms, adresses, machines, libellés, clés, notes et identifiants sont remplacés par des valeurs fictives dans votre navigateur, et les messages sont omis. Rien n’est envoyé : vous décidez à qui vous remettez le fichier.',
        begun: 'Chargement…',
        reading: '%{done} domaines sur %{total} chargés',
        ready: 'Le fichier est prêt. Veuillez vérifier son contenu avant de l’enregistrer.',
        save: 'Enregistrer le fichier',
        saved: 'Le fichier « %{file} » a été enregistré.',
        tooLarge: 'Le fichier dépasserait %{megabytes} Mo. Il n’a pas été enregistré.',
        missing: 'N’a pas pu être chargé et ne figure donc pas dans le fichier :',
        search: 'Rechercher dans le fichier, p. ex. votre nom',
        searchHint: 'Vérifiez ici que le fichier ne contient rien de personnel.',
        notFound: '« %{text} » ne figure nulle part dans le fichier.',
        found: '« %{text} » figure dans : %{where}',
        show: 'Contenu du fichier',
        record: 'Enregistrement',
        content: 'Contenu',
        fileName: 'Situation',
        kinds: {
            circumstances: 'Page, fenêtre et appels échoués',
            customer: 'Entreprise',
            user: 'Mon compte',
            users: 'Utilisateurs',
            licences: 'Licences',
            keys: 'Clés',
            cloudGroups: 'Groupes cloud',
            contracts: 'Contrats',
            invoices: 'Factures',
            tickets: 'Tickets, sans messages',
            courses: 'Académie avec progression',
        },
    },
} satisfies Translation<typeof en>;
