// Words that a line never ends between: dates, numbers of telephones, hours, and figures with what they count. Pure.

const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const counted = '(?:(?:minute|hour|day|week|month|year)s?|[KMG]B)'

/** The blanks of "6 April 2026", of "0800 023 4567", of "8am to 6pm", of "8 in 10", of "12 months" and of "10 MB". */
const joined = new RegExp(
  [
    `(?<=\\b\\d{1,2}) (?=${months}\\b)`,
    `(?<=\\b\\d{1,2}[ \\u00a0]${months}) (?=\\d{4}\\b)`,
    String.raw`(?<=\b0\d{2,4}(?: \d{3,6})?) (?=\d{3,6}\b)`,
    String.raw`(?<=\d) (?=in \d)|(?<=\d in) (?=\d)`,
    `(?<=\\d) (?=${counted}\\b)`,
    String.raw`(?<=\d[ap]m) (?=to \d)|(?<=\d[ap]m to) (?=\d)`,
  ].join('|'),
  'g',
)

/** The text, whose dates, numbers of telephones, hours and counted figures are joined by U+00A0. */
export const onOneLine = (text: string): string => text.replaceAll(joined, '\u00a0')
