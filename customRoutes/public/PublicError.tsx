import { useEffect } from 'react';
import { reportShown } from '../../src/client';
import { currentLanguage } from '../../src/config/language';
import { missingTexts } from '../../src/start/missing';
import { reloadPage } from './reload';

/**
 * Shown when a public page or its texts could not be loaded, e.g. because a new version was just deployed: a message in the frame from
 * index.html, with a reload button.
 */
export function PublicError({ error }: { error: unknown }) {
    useEffect(() => reportShown(error), [error]);
    const words = missingTexts(currentLanguage());
    return (
        <div className="p-page">
            <main className="p-card">
                <div role="alert">
                    <h1>{words.title}</h1>
                    <button type="button" className="p-button" onClick={reloadPage}>
                        {words.reload}
                    </button>
                </div>
            </main>
        </div>
    );
}
