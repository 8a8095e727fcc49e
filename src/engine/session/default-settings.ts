/** What a settings file may leave out. */
export const defaults = { switchParameter: 'userId' }
