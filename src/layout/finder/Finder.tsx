import { useRef, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { isAdministrator } from '#authProvider/roles';
import { IconButton } from '../../ui/Button';
import { Spinner } from '../../ui/feedback/Spinner';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import { Dialog } from '../../ui/modal/Dialog';
import { DialogBoundary } from '../../ui/modal/DialogBoundary';
import { FailedModal } from '../../ui/modal/Modal';
import styles from './finder.module.css';
import { Rest, Said, Start } from './FinderNotes';
import { Results } from './Results';
import { useFinderState, type FinderProps } from './useFinderState';

/**
 * The finder (FIND-1 to FIND-8): a dialog with one combobox and, below it, the results in groups. The arrow keys move through the options while
 * the focus stays in the field, Enter opens one, Escape closes.
 */
export default function Finder(props: FinderProps): ReactNode {
    return (
        <DialogBoundary failed={<FailedModal onClose={() => props.onClose(false)} />}>
            <FinderDialog {...props} />
        </DialogBoundary>
    );
}

function FinderDialog(props: FinderProps): ReactNode {
    const t = useT();
    const input = useRef<HTMLInputElement>(null);
    const { id, list, typed, wanted, words, searched, groups, active, recent, field, ...finder } = useFinderState(props, input);
    const label = t(isAdministrator(props.user) ? 'finder.label' : 'finder.labelOwn');
    const close = (): void => props.onClose(false);
    return (
        <Dialog className={styles.dialog} aria-label={t('finder.open')} onClose={close}>
            <div className={styles.panel}>
                <div className={styles.field}>
                    {finder.isSearching ? <Spinner size={18} /> : <SearchIcon />}
                    <input
                        ref={input}
                        type="text"
                        {...field}
                        className={styles.input}
                        value={typed}
                        placeholder={label}
                        aria-label={label}
                        autoCapitalize="off"
                        enterKeyHint="go"
                        onKeyDown={finder.onKeyDown}
                        onChange={event => finder.type(event.target.value)}
                    />
                    <IconButton onClick={close} aria-label={t('modal.close')}>
                        <span className={styles.closeIcon}>
                            <CloseIcon size={20} />
                        </span>
                        <kbd className={styles.closeKey}>Esc</kbd>
                    </IconButton>
                </div>
                <Results id={id} list={list} groups={groups} active={active} onPoint={finder.activate} onChoose={finder.choose} />
                <div className={styles.notes}>
                    {words === '' ? (
                        <Start
                            tooShort={typed.trim() !== '' && wanted === ''}
                            waiting={finder.isRecalling ? recent.length : 0}
                            onForget={recent.length === 0 ? undefined : finder.forget}
                        />
                    ) : (
                        <Rest searched={searched} words={words} />
                    )}
                </div>
                <p className="visually-hidden" role="status">
                    {wanted === words ? <Said searched={searched} words={words} /> : null}
                </p>
            </div>
        </Dialog>
    );
}
