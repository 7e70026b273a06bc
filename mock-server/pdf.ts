import PDFDocument from 'pdfkit';

/** A4 with margins, in points. */
const PAGE = { size: 'A4', margin: 56 } as const;
const INK = '#1b2733';
const QUIET = '#5c6b7a';

type Document = InstanceType<typeof PDFDocument>;

/** Renders with `draw` and resolves with the finished file. `created` (epoch seconds) makes the file reproducible. */
const render = (title: string, created: number, draw: (pdf: Document) => void): Promise<Buffer> =>
    new Promise((resolve, reject) => {
        const pdf = new PDFDocument({ ...PAGE, info: { Title: title, CreationDate: new Date(created * 1000) } });
        const parts: Buffer[] = [];
        pdf.on('data', (part: Buffer) => parts.push(part));
        pdf.on('end', () => resolve(Buffer.concat(parts)));
        pdf.on('error', reject);
        draw(pdf);
        pdf.end();
    });

/** The contents of an invoice; the texts are in the customer's language already. */
export interface InvoiceDocument {
    number: string;
    /** epoch seconds */
    created: number;
    recipient: readonly string[];
    language: 'de' | 'en';
    lines: readonly { description: string; count: number; amount: number }[];
    currency: string;
    total: number;
}

const WORDS = {
    de: {
        invoice: 'Rechnung',
        date: 'Datum',
        item: 'Leistung',
        count: 'Anzahl',
        amount: 'Betrag',
        total: 'Gesamtbetrag (netto)',
    },
    en: { invoice: 'Invoice', date: 'Date', item: 'Item', count: 'Count', amount: 'Amount', total: 'Total (net)' },
} as const;

/**
 * Creates the PDF of an invoice (INVOICE-1): one page, with the recipient, the lines and their total.
 *
 * @returns the bytes of the file
 */
export function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
    const words = WORDS[invoice.language];
    const locale = invoice.language === 'de' ? 'de-DE' : 'en-GB';
    // The PDF's font lacks the narrow no-break space that some locales use in amounts.
    const money = (amount: number): string =>
        new Intl.NumberFormat(locale, { style: 'currency', currency: invoice.currency }).format(amount).replace(/\u202f/g, ' ');
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(invoice.created * 1000);

    return render(`${words.invoice} ${invoice.number}`, invoice.created, pdf => {
        const left = PAGE.margin;
        const right = pdf.page.width - PAGE.margin;
        const row = (y: number, cells: readonly [string, string, string]): void => {
            pdf.text(cells[0], left, y, { width: 290 });
            pdf.text(cells[1], left + 300, y, { width: 60, align: 'right' });
            pdf.text(cells[2], right - 110, y, { width: 110, align: 'right' });
        };
        const rule = (y: number): void => {
            pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#c4ccd4').stroke();
        };

        pdf.fillColor(QUIET).fontSize(10).text(invoice.recipient.join('\n'), left, 90, { lineGap: 3 });
        pdf.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(`${words.invoice} ${invoice.number}`, left, 190);
        pdf.font('Helvetica').fontSize(10).fillColor(QUIET).text(`${words.date}: ${date}`, left, 218);

        let y = 262;
        pdf.fillColor(QUIET);
        row(y, [words.item, words.count, words.amount]);
        rule(y + 17);
        pdf.fillColor(INK);
        for (const line of invoice.lines) {
            y += 26;
            row(y, [line.description, String(line.count), money(line.amount)]);
        }
        rule(y + 19);
        pdf.font('Helvetica-Bold');
        row(y + 28, [words.total, '', money(invoice.total)]);
    });
}
