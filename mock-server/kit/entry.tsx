import { useState } from 'react';
import { Button } from '#src/ui/Button';
import { toast } from '#src/ui/feedback/toast';
import { CheckboxField } from '#src/ui/inputs/CheckboxField';
import { CheckboxGroup } from '#src/ui/inputs/CheckboxGroup';
import { ChoiceLabel } from '#src/ui/inputs/ChoiceLabel';
import choiceStyles from '#src/ui/inputs/choices.module.css';
import { DateField } from '#src/ui/inputs/DateField';
import { FieldGroup } from '#src/ui/inputs/FieldGroup';
import { MessageField } from '#src/ui/inputs/MessageField';
import { RadioField } from '#src/ui/inputs/RadioField';
import { Select } from '#src/ui/inputs/Select';
import { SelectField } from '#src/ui/inputs/SelectField';
import { SwitchField } from '#src/ui/inputs/SwitchField';
import { TextField } from '#src/ui/inputs/TextField';
import { ConfirmModal } from '#src/ui/modal/ConfirmModal';
import { Modal, type ModalSize } from '#src/ui/modal/Modal';
import { SubmitButton } from '#src/ui/modal/SubmitButton';

const OPTIONS = ['CAD', 'CAM'].map(name => ({ value: name, label: name }));

/** Every input, one of them with an error. */
export function Inputs() {
    const [text, setText] = useState('');
    const [wrong, setWrong] = useState('nobody');
    const [message, setMessage] = useState('');
    const [option, setOption] = useState('');
    const [day, setDay] = useState('');
    const [checked, setChecked] = useState(false);
    const [some, setSome] = useState<readonly string[]>(['CAD']);
    const [code, setCode] = useState('');
    const [on, setOn] = useState(true);
    const [one, setOne] = useState('CAD');
    return (
        <>
            <TextField label="Text" value={text} onChange={setText} maxLength={20} hint="With a hint and a counter" />
            <TextField label="E-mail" type="email" value={wrong} onChange={setWrong} error="This is no address." />
            <SelectField label="Selection" placeholder="Please choose" value={option} options={OPTIONS} onChange={setOption} />
            <Select aria-label="Selection without a label" inline value={option} options={OPTIONS} onChange={setOption} />
            <DateField label="Day" clearLabel="Clear" value={day} onChange={setDay} />
            <MessageField label="Several lines" value={message} maximum={100} onChange={setMessage} />
            <CheckboxField label="Checkbox" checked={checked} onChange={setChecked} hint="With a hint" />
            <CheckboxGroup
                legend="Any number of several"
                options={OPTIONS.map(({ value, label }) => ({ id: value, label }))}
                chosen={some}
                onToggle={(id, isIn) => setSome([...some.filter(other => other !== id), ...(isIn ? [id] : [])])}
            />
            <FieldGroup legend="Fields that belong together">
                <TextField label="Code" value={code} onChange={setCode} />
            </FieldGroup>
            <SwitchField label="Switch" checked={on} onChange={setOn} hint="Takes effect at once" />
            <RadioField
                name="one"
                label="One of several, each with a hint"
                value={one}
                options={OPTIONS.map(option => ({ ...option, hint: 'With a hint' }))}
                onChange={setOne}
            />
            <div role="radiogroup" aria-labelledby="choice">
                <ChoiceLabel id="choice">One of several</ChoiceLabel>
                <div className={choiceStyles.list}>
                    {OPTIONS.map(({ value, label }) => (
                        <label key={value} className={choiceStyles.option}>
                            <input type="radio" name="choice" defaultChecked={value === 'CAD'} />
                            <span className={choiceStyles.words}>{label}</span>
                        </label>
                    ))}
                </div>
            </div>
        </>
    );
}

const SIZES: readonly ModalSize[] = ['sm', 'lg', 'xl'];

/** A modal of each size with a confirmation on top, and one that is busy for two seconds. */
export function Dialogs() {
    const [size, setSize] = useState<ModalSize | null>(null);
    const [asking, setAsking] = useState(false);
    const [name, setName] = useState('');
    const send = async () => {
        await new Promise(resolve => setTimeout(resolve, 2000));
        toast.success('It is sent.');
        setSize(null);
    };
    return (
        <>
            {SIZES.map(each => (
                <Button key={each} variant="outlined" onClick={() => setSize(each)}>
                    Dialog {each}
                </Button>
            ))}
            {size !== null && (
                <Modal
                    size={size}
                    title={`A dialog of the size ${size}`}
                    onClose={() => setSize(null)}
                    onSubmit={send}
                    actions={
                        <>
                            <Button onClick={() => setAsking(true)}>Ask</Button>
                            <SubmitButton>Send</SubmitButton>
                        </>
                    }
                >
                    <TextField label="Name" required value={name} onChange={setName} />
                </Modal>
            )}
            {asking && (
                <ConfirmModal
                    title="A question"
                    text="Is it to be deleted?"
                    confirmLabel="Delete"
                    destroys
                    onClose={() => setAsking(false)}
                    onConfirm={async () => {
                        toast.error('It could not be deleted.');
                    }}
                />
            )}
        </>
    );
}
