import { momentInWords } from '#app/desk/inbox/answer-deadline.ts';

interface RefusedSignInsProps {
  refusals: { email: string | null; knewPassword: boolean; tries: number; networks: number; last: string }[];
  now: Date;
}

/** The accounts whose sign-ins were refused in the last seven days, as sentences. */
export function RefusedSignIns({ refusals, now }: RefusedSignInsProps) {
  return (
    <section aria-labelledby="refused">
      <h2 id="refused">Refused sign-ins of seven days</h2>
      {refusals.length === 0 ? <p>None.</p> : null}
      <ul className="plain-rows">
        {refusals.map(({ email, knewPassword, tries, networks, last }) => (
          <li key={email ?? ''}>
            <span>
              {email ?? 'E-mail addresses without an account'}
              <small>
                {`${tries} ${tries === 1 ? 'try' : 'tries'} from ${networks} ${networks === 1 ? 'network' : 'networks'}, the last ${momentInWords(new Date(last), now)}`}
                {knewPassword ? '. The password was right and the code was wrong: have them change it.' : ''}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
