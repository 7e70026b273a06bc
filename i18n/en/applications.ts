/** Applications, their documents and downloads. */
export default {
    applications: {
        title: 'Applications',
        tile: 'Downloads and documentation for your applications',
        descriptions: {
            pcad: 'Plan interiors in 3D, from the first sketch to the production documents.',
            phome: 'Plan at home: for customers who prepare their own rooms.',
            showroom: 'Present your plans and products in the showroom.',
            rooms: 'Plan rooms in the browser, without installing anything.',
            cam: 'Create the data for your machines from your plans.',
        },
        intro: 'Applications, downloads and documentation',
        documents: 'Documents',
        documentsOf: 'Documents for %{name}',
        documentsFallback: 'There are no documents in %{language}. These are in English.',
        documentsNone: 'No documents',
        documentsNoneHere: 'No documents in %{language}',
        download: 'Download',
        downloadOf: 'Download %{name}',
        chooseLanguage: 'Which language version would you like?',
        allLanguages: 'All languages',
        open: 'Open',
        openIn: 'Open (%{language})',
        nothing: 'There is nothing to download or open for this application at the moment.',
        emptyTitle: 'No applications yet',
        emptyText: 'As soon as applications are available to you, they appear here with their downloads and documents.',
        errors: {
            load: "Can't load application data",
        },
    },
} as const;
