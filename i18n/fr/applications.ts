import type en from '../en/applications';
import type { Translation } from '../messages';

export default {
    applications: {
        title: 'Applications',
        tile: 'Téléchargements et documentation de vos applications',
        descriptions: {
            pcad: 'Concevez des intérieurs en 3D, de la première esquisse aux documents de fabrication.',
            phome: 'Concevez à la maison : pour les clients qui préparent eux-mêmes leurs pièces.',
            showroom: 'Présentez vos projets et vos produits dans l’espace d’exposition.',
            rooms: 'Aménagez des pièces dans le navigateur, sans rien installer.',
            cam: 'Générez les données de vos machines à partir de vos projets.',
        },
        intro: 'Applications, téléchargements et documentation',
        documents: 'Documents',
        documentsOf: 'Documents pour %{name}',
        documentsFallback: 'Il n’y a pas de documents dans cette langue (%{language}). Ceux-ci sont en anglais.',
        documentsNone: 'Aucun document',
        documentsNoneHere: 'Aucun document dans cette langue (%{language})',
        download: 'Télécharger',
        downloadOf: 'Télécharger %{name}',
        chooseLanguage: 'Dans quelle langue souhaitez-vous l’application ?',
        allLanguages: 'Toutes les langues',
        open: 'Ouvrir',
        openIn: 'Ouvrir (%{language})',
        nothing: 'Il n’y a actuellement rien à télécharger ni à ouvrir pour cette application.',
        emptyTitle: 'Pas encore d’applications',
        emptyText:
            'Dès que des applications sont à votre disposition, elles apparaissent ici avec leurs téléchargements et leurs documents.',
        errors: {
            load: 'Les données des applications n’ont pas pu être chargées',
        },
    },
} satisfies Translation<typeof en>;
