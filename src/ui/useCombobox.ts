import { useState, type KeyboardEvent } from 'react';

interface ComboboxOptions<Option> {
    /** id of the listbox */
    list: string;
    /** whether the listbox is shown */
    isOpen: boolean;
    options: readonly Option[];
    /** the option that is active until another one becomes so */
    initial?: Option | undefined;
    /** the arrow keys also lead back to the field, where no option is active */
    viaField?: boolean;
}

/**
 * A combobox: the arrow keys move through the options while the focus stays in the field. Returns the active option, the props of the field and
 * of the options, and `onArrow`, which handles an arrow key.
 */
export function useCombobox<Option extends { id: string }>({
    list,
    isOpen,
    options,
    initial,
    viaField = false,
}: ComboboxOptions<Option>) {
    // An id, not an index: results that arrive later move the others.
    const [activeId, activate] = useState<string | null>(null);
    const active = options.find(({ id }) => id === activeId) ?? initial;
    const onArrow = (event: KeyboardEvent): boolean => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const stops: readonly (Option | undefined)[] = viaField ? [undefined, ...options] : options;
        if (step === 0 || stops.length === 0) return false;
        event.preventDefault();
        const at = active || viaField ? stops.indexOf(active) : step === 1 ? -1 : 0;
        const next = stops[(at + step + stops.length) % stops.length];
        activate(next?.id ?? null);
        if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
        return true;
    };
    const field = {
        role: 'combobox',
        'aria-expanded': isOpen && options.length > 0,
        'aria-controls': list,
        'aria-autocomplete': 'list',
        'aria-activedescendant': isOpen ? active?.id : undefined,
        autoComplete: 'off',
        spellCheck: false,
    } as const;
    const optionProps = (option: Option) => ({ id: option.id, role: 'option', 'aria-selected': option === active }) as const;
    return { active, isMoved: activeId !== null, activate, onArrow, field, optionProps };
}
