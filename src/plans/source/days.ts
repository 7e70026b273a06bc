import { dayNumber } from '#src/shared/format/day';

/** Days of a list, as people write them (READ-4). Pure. */

const pad = (part: string): string => part.padStart(2, '0');

/** The year that two digits mean: expiries lie in this century. */
const wholeYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** A day `YYYY-MM-DD` of `2027-12-31`, `31.12.2027`, `31/12/2027` or `31-12-27`, with or without a time of day; null if it is none. */
export function listedDay(cell: string): string | null {
    const [text = ''] = cell.trim().split(/[T ](?=\d{1,2}:)/);
    const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(text) ?? [];
    const [, day2, month2, year2] = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})\.?$/.exec(text) ?? [];
    const found = year
        ? `${year}-${pad(month ?? '')}-${pad(day ?? '')}`
        : year2 && `${wholeYear(year2)}-${pad(month2 ?? '')}-${pad(day2 ?? '')}`;
    return found && dayNumber(found) !== null ? found : null;
}
