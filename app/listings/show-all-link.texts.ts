export const texts = {
  all: (total: string, of: string) => `All ${total} of ${of}`,
};
