import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPdf } from '../mock-server/pdf';

/** Creates the documents of the mock's applications and lessons: `tsx scripts/make-documents.ts <folder>`; called by make-media.sh. */
const DOCUMENTS: readonly { file: string; title: string; paragraphs: readonly string[] }[] = [
    {
        file: 'pcad-manual-de.pdf',
        title: 'pCAD Handbuch',
        paragraphs: [
            'Dieses Handbuch führt durch die erste Planung.',
            'Legen Sie zuerst den Raum an, danach die Schränke und zuletzt die Arbeitsplatte.',
        ],
    },
    {
        file: 'pcad-manual-en.pdf',
        title: 'pCAD manual',
        paragraphs: ['This manual leads through the first plan.', 'Draw the room first, then the units, and the worktop last.'],
    },
    {
        file: 'pcad-manual-fr.pdf',
        title: 'Manuel pCAD',
        paragraphs: [
            'Ce manuel vous guide à travers le premier projet.',
            "Dessinez d'abord la pièce, ensuite les meubles, enfin le plan de travail.",
        ],
    },
    {
        file: 'pcad-release-notes.pdf',
        title: 'pCAD release notes',
        paragraphs: ['Faster rendering of large rooms.', 'New catalogue of handles.', 'Drawings open where they were left.'],
    },
    {
        file: 'phome-quickstart-de.pdf',
        title: 'pHome Schnellstart',
        paragraphs: ['Nehmen Sie den Raum mit der Kamera auf und übergeben Sie ihn an die Planung.'],
    },
    {
        file: 'phome-quickstart-en.pdf',
        title: 'pHome quick start',
        paragraphs: ['Take a picture of the room and hand it over to your planner.'],
    },
    {
        file: 'showroom-setup-en.pdf',
        title: 'Setting up the showroom',
        paragraphs: ['Connect the screen, start the showroom and sign in with your key.'],
    },
    {
        file: 'cam-machines-de.pdf',
        title: 'CAM: unterstützte Maschinen',
        paragraphs: ['Die Liste nennt Hersteller, Steuerung und Postprozessor.'],
    },
    {
        file: 'cam-machines-en.pdf',
        title: 'CAM: supported machines',
        paragraphs: ['The list names maker, controller and post-processor.'],
    },
    {
        file: 'exercise-cabinets.pdf',
        title: 'Exercise: a wall of cabinets',
        paragraphs: [
            'Plan a wall of 3.60 m with two tall units, three base units and a hood.',
            'Check the heights against the drawing.',
        ],
    },
];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say where the documents go: tsx scripts/make-documents.ts <folder>');
for (const { file, title, paragraphs } of DOCUMENTS) writeFileSync(join(folder, file), await documentPdf(title, paragraphs));
