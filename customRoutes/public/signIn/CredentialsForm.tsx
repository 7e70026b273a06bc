import { useEffect, useRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { ACADEMY_CONTACT_URL } from '#src/config/env';
import { paths } from '#src/config/paths';
import { focusFirstInvalid } from '../forms/focus';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { useT } from '../useT';
import type { useSignIn } from './useSignIn';

interface CredentialsFormProps {
    signIn: ReturnType<typeof useSignIn>;
    /** the visitor came back from choosing a customer: focus the password again */
    focusPassword: boolean;
}

/** Whether the academy requested the sign-in, so that its contact page may help. */
const fromAcademy = (redirect: string): boolean => /^\/?(redirects\/)?academy/.test(redirect);

// On touch screens the keyboard would cover half of the page before the visitor can read it.
const hasMouse = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** E-mail and password, checked in this order, with the other links below. */
export function CredentialsForm({ signIn, focusPassword }: CredentialsFormProps) {
    const t = useT();
    const { search } = useLocation();
    const form = useRef<HTMLFormElement>(null);
    const { marks, message } = signIn;

    useEffect(() => {
        const name = focusPassword ? 'password' : 'email';
        if (focusPassword || hasMouse()) form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
    }, [focusPassword]);

    // A refused sign-in moves the focus to the marked field.
    useEffect(() => {
        if (message && form.current) focusFirstInvalid(form.current);
    }, [message]);

    const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (signIn.pending) return;
        const accepted = flushSync(signIn.submitCredentials);
        if (!accepted) focusFirstInvalid(event.currentTarget);
    };

    return (
        <form ref={form} className="p-form" onSubmit={onSubmit} noValidate>
            <p className="p-hint">{t('publicPages.bothRequired')}</p>
            <TextField
                label={t('auth.email')}
                name="email"
                type="email"
                autoComplete="username"
                value={signIn.email}
                onChange={signIn.editEmail}
                error={marks.email && t(marks.email)}
            />
            <PasswordField
                label={t('auth.password')}
                name="password"
                autoComplete="current-password"
                value={signIn.password}
                onChange={signIn.editPassword}
                error={marks.password && t(marks.password)}
            />
            <SubmitButton label={t('auth.submit')} pending={signIn.pending} />
            <p className="p-links">
                <Link to={paths.recoverPassword} state={{ email: signIn.email, search }}>
                    {t('auth.forgotPassword')}
                </Link>
                <Link to={paths.activateEdu}>{t('auth.education')}</Link>
                {fromAcademy(signIn.redirect) && (
                    <a href={ACADEMY_CONTACT_URL} target="_blank" rel="external noopener noreferrer">
                        {t('auth.academyContact')}
                        <span className="p-hidden"> ({t('publicPages.newTab')})</span>
                    </a>
                )}
            </p>
        </form>
    );
}
