// The parameter of the address that holds the id of the person for whom a form was begun. With it the form opens at once.
export const FORM_OWNER = 'for'
