import { Button, ButtonAnchor, ButtonLink, IconButton, IconLink } from '#src/ui/Button';
import { Fact, Facts, Figure, Figures } from '#src/ui/Facts';
import { Notice } from '#src/ui/feedback/Notice';
import { PageNote } from '#src/ui/feedback/PageNote';
import { Callout } from '#src/ui/feedback/Callout';
import { Progress } from '#src/ui/feedback/Progress';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { Spinner } from '#src/ui/feedback/Spinner';
import { toast } from '#src/ui/feedback/toast';
import { CopyText } from '#src/ui/fields/CopyText';
import { EmailText } from '#src/ui/fields/EmailText';
import { StateChip } from '#src/ui/fields/StateChip';
import * as icons from '#src/ui/icons';
import { Link } from '#src/ui/Link';
import { RowLink, rowLinkBox } from '#src/ui/RowLink';
import { EmptyPicture, ProductSign } from '#src/ui/Picture';
import { Menu, type MenuEntry } from '#src/ui/popup/Menu';
import { Popup } from '#src/ui/popup/Popup';
import { Details } from '#src/ui/Details';
import { Section } from '#src/ui/Section';
import styles from './kit.module.css';

const { DeleteIcon, EditIcon, MoreIcon, PlusIcon, SendIcon } = icons;

/** Every variant of a button, and the links that look the same. */
export function Buttons() {
    return (
        <>
            <Button variant="contained" startIcon={<PlusIcon />}>
                Contained
            </Button>
            <Button variant="outlined">Outlined</Button>
            <Button>Quiet</Button>
            <Button variant="contained" color="error">
                Destroys
            </Button>
            <Button variant="contained" disabled>
                Disabled
            </Button>
            <ButtonLink to="/" variant="outlined">
                Link
            </ButtonLink>
            <ButtonAnchor href="/__mock" variant="outlined">
                Link to elsewhere
            </ButtonAnchor>
            <IconButton aria-label="Edit" title="Edit">
                <EditIcon />
            </IconButton>
            <IconLink to="/" aria-label="Send" title="Send">
                <SendIcon />
            </IconLink>
            <Link to="/">A link in a text</Link>
            <p className={rowLinkBox}>
                <RowLink to="/">A row that is a link</RowLink> as a whole
            </p>
        </>
    );
}

const ENTRIES: readonly MenuEntry[] = [
    { id: 'edit', label: 'Edit', icon: <EditIcon />, onClick: () => toast.blank('Edit') },
    { id: 'send', label: 'Send', icon: <SendIcon />, disabled: true },
    { id: 'delete', label: 'Delete', icon: <DeleteIcon />, tone: 'danger', onClick: () => toast.error('Delete') },
];

/** A menu in each variant, and a panel. */
export function Menus() {
    return (
        <>
            <Menu look="icon" name="Actions" trigger={<MoreIcon />} entries={ENTRIES} />
            <Menu look="text" name="Actions of the selected" trigger="Actions" entries={ENTRIES} />
            <Menu look="bar" name="With a heading" trigger={<MoreIcon />} heading="A heading" entries={ENTRIES} />
            <Popup kind="dialog" look="text" name="Panel" trigger="Panel">
                {() => <p className={styles.panel}>Anything, until Escape or a press beside it.</p>}
            </Popup>
        </>
    );
}

/** The kinds of messages, and the placeholders while loading. */
export function Feedback() {
    return (
        <>
            <Button variant="outlined" onClick={() => toast.success('It is done.')}>
                Success
            </Button>
            <Button variant="outlined" onClick={() => toast.error('It could not be done.')}>
                Error
            </Button>
            <Button variant="outlined" onClick={() => toast.loading('It is under way.', { id: 'loading' })}>
                Loading
            </Button>
            <Spinner />
            <Skeleton width={160} />
            <Progress text="1,500 of 6,000 read" done={1500} total={6000} />
            <Callout>
                <p>It may have been sent.</p>
                <Button variant="outlined">Check again</Button>
            </Callout>
            <Callout tone="danger">
                <p>It could not be read.</p>
            </Callout>
        </>
    );
}

/** How states and texts of a record are shown. */
export function Texts() {
    return (
        <>
            <StateChip tone="success">Active</StateChip>
            <StateChip tone="warning">Ends soon</StateChip>
            <StateChip tone="danger">Expired</StateChip>
            <StateChip tone="neutral">Unused</StateChip>
            <EmailText value="somebody@holzmann.example" />
            <CopyText value="ABCD-EFGH" name="the key" />
        </>
    );
}

/** The figures of a page, and the facts of a record. */
export function RecordFacts() {
    return (
        <>
            <Figures>
                <Figure label="Amount" about="with tax">
                    1,190.00
                </Figure>
                <Figure label="Users">12</Figure>
            </Figures>
            <Facts>
                <Fact label="Customer number">10042</Fact>
                <Fact label="State">
                    <StateChip tone="success">Active</StateChip>
                </Fact>
                <Fact label="Note" wide>
                    A longer text stands below its label.
                </Fact>
            </Facts>
        </>
    );
}

/** Sections of a page: with a button, with a heading that links to the page with all entries, and with what is shown on demand. */
export function Sections() {
    return (
        <>
            <Section title="Groups" count="2" action={<Button startIcon={<PlusIcon />}>Add</Button>}>
                <p>Anything.</p>
            </Section>
            <Section title="Users" count="1,200" to="/">
                <p>The first of them.</p>
                <Details summary="More of them">
                    <p>The others.</p>
                </Details>
            </Section>
        </>
    );
}

/** A notice in place of rows, and notes above a page. */
export function Notices() {
    return (
        <>
            <PageNote>Something that everybody who opens the page has to know.</PageNote>
            <PageNote action={<Button variant="outlined">Do it</Button>}>A note with a next step.</PageNote>
            <Notice
                announced
                resource="users"
                title="No users yet"
                text="Users whom you add appear here."
                action={<Button variant="contained">Add a user</Button>}
            />
        </>
    );
}

/** The symbol of a product, and the picture above an empty list. */
export function Pictures() {
    return (
        <>
            <ProductSign product="CAM" />
            <EmptyPicture resource="keys" />
        </>
    );
}

/** All icons with their names. */
export function Icons() {
    return Object.entries(icons).map(([name, Icon]) => (
        <span key={name} className={styles.icon}>
            <Icon /> {name.replace(/Icon$/, '')}
        </span>
    ));
}
