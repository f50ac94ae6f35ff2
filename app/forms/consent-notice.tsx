import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { consent } from '#content/consent.ts';

/** Says beside the button what sending the form means, as the Digital Personal Data Protection Act 2023 asks. */
export function ConsentNotice() {
  return (
    <p className="text-small measure text-quiet">
      {consent.sentence}{' '}
      <Link to={paths.privacy()} className="underline underline-offset-4">
        {consent.link}
      </Link>
      .
    </p>
  );
}
