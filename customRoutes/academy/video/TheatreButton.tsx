import { useT } from '#i18n/useT';
import { TheatreIcon } from '#src/ui/icons';
import { usePreference } from './preferences';

/** Switches theatre mode: the picture as wide as the page, with the playlist below it (ACADEMY-14). */
export function TheatreButton({ className }: { className: string | undefined }) {
    const t = useT();
    const [theatre, setTheatre] = usePreference('theatre');
    const name = t('academy.player.theatre');
    return (
        <button
            type="button"
            className={className}
            aria-label={name}
            title={name}
            aria-pressed={theatre}
            onClick={() => setTheatre(!theatre)}
        >
            <TheatreIcon size={20} />
        </button>
    );
}
