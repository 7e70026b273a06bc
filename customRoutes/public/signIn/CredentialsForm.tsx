import { useLayoutEffect } from 'react';
import { ACADEMY_CONTACT_URL } from '#src/config/env';
import { paths } from '#src/config/paths';
import { hasFirstState } from '../firstMark';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { Link, useLocation } from '../navigation';
import { useT } from '../useT';
import type { useSignIn } from './useSignIn';

interface CredentialsFormProps {
    signIn: ReturnType<typeof useSignIn>;
    /** focus the password, because the visitor came back from choosing a customer */
    focusPassword: boolean;
}

/** Whether the visitor came from the academy, in which case its contact page may help. */
const fromAcademy = (redirect: string): boolean => /^\/?(redirects\/)?academy/.test(redirect);

// On touch screens the keyboard would cover half of the page before the visitor can read it.
const hasMouse = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** The form for e-mail and password, checked in this order, with links below. */
export function CredentialsForm({ signIn, focusPassword }: CredentialsFormProps) {
    const t = useT();
    const { search } = useLocation();
    const { form } = signIn;
    const { element } = form;
    const state = { email: form.values.email, search };

    useLayoutEffect(() => {
        // src/start/firstState.ts has already done so, and the visitor may have moved on.
        if (hasFirstState()) return;
        const name = focusPassword ? 'password' : 'email';
        if (focusPassword || hasMouse()) element.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
    }, [element, focusPassword]);

    return (
        <form ref={element} className="p-form" onSubmit={form.submit} noValidate>
            <p className="p-hint">{t('publicPages.bothRequired')}</p>
            <TextField {...form.field('email')} type="email" autoComplete="username" label={t('auth.email')} />
            <PasswordField {...form.field('password')} autoComplete="current-password" label={t('auth.password')} />
            <SubmitButton label={t('auth.submit')} pending={form.busy} />
            <p className="p-links">
                <Link to={paths.recoverPassword} state={state}>
                    {t('auth.forgotPassword')}
                </Link>
                <Link to={paths.activateEdu} state={state}>
                    {t('auth.education')}
                </Link>
                {ACADEMY_CONTACT_URL && fromAcademy(signIn.redirect) && (
                    <a href={ACADEMY_CONTACT_URL} target="_blank" rel="external noopener noreferrer">
                        {t('auth.academyContact')}
                        <span className="p-hidden"> ({t('publicPages.newTab')})</span>
                    </a>
                )}
            </p>
        </form>
    );
}
