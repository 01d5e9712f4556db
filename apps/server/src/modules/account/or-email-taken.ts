import { violatesUnique } from '#db/unique-violation.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

/**
 * Does what gives an account an email. Whether one has it already is for the database to say: who
 * asks before can be overtaken.
 * @throws ApiFailure 409 where another account has the email
 */
export async function orEmailTaken<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    throw violatesUnique(error, 'member_email') ? new ApiFailure(409, 'emailTaken') : error;
  }
}
