/** The cookie that holds the token of a session; the database has its SHA-256 alone. */
export const sessionCookie = 'hanji_session';
