import { useState } from 'react';
import { Form } from '#app/forms/form.tsx';
import type { FormReply } from '#app/forms/form-types.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { applicationDefinition } from './application-definition.ts';
import { postWithProgress } from './post-with-progress.ts';
import { applicationFormTexts as texts } from './texts.tsx';

async function loadCheck() {
  return (await importWithRetry(() => import('./check-application.ts'))).checkApplication;
}

/** The form of a job application; while it is sent, it shows how much of the CV has arrived. */
export function ApplicationForm({ phone, reply }: { phone: string; reply: FormReply | undefined }) {
  const [sent, setSent] = useState<number>();
  const percent = Math.round((sent ?? 0) * 100);
  return (
    <Form
      definition={applicationDefinition}
      phone={phone}
      reply={reply}
      loadCheck={loadCheck}
      post={postWithProgress(setSent)}
    >
      {sent === undefined ? null : (
        <div className="mt-8">
          <label className="text-small text-quiet" htmlFor="application-progress">
            {percent < 100 ? texts.sending(percent) : texts.arrived}
          </label>
          <progress id="application-progress" className="block w-full" max={100} value={percent} />
        </div>
      )}
    </Form>
  );
}
