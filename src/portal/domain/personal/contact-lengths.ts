// How long what reaches a person may be, in characters.

export const EMAIL_MOST = 254
export const PHONE_MOST = 50
