/**
 * Payload's own texts that the admin shows in other words: passwords have a rule, versions are restored
 * as drafts, a record leaves the trash as it was, unsaved work can be recovered, and some Spanish texts are translated word by word.
 */
export const TRANSLATIONS = {
  es: {
    authentication: {
      newPassword:
        'Nueva contraseña (12 caracteres o más; cuatro palabras sin relación se recuerdan bien)',
    },
    general: {
      // Before the name of a collection: “Todo: Talentos”.
      all: 'Todo:',
      // Also of files, which are not created.
      createNew: 'Añadir',
      changesNotSaved:
        'Si sales ahora, los cambios no se guardan. Los de una ficha se te ofrecen al volver a abrirla en este navegador, durante siete días.',
      payloadSettings: 'Idioma y aspecto',
      // Without the name of the collection, for which saved filters have an object in two languages.
      aboutToDelete: 'Vas a eliminar <1>{{title}}</1> para siempre.',
      deleteLabel: 'Eliminar este filtro',
      editLabel: 'Editar',
      newLabel: 'Guardar como filtro nuevo',
      aboutToRestore: 'Vas a recuperar <1>{{title}}</1> de la papelera.',
      aboutToRestoreAsDraft:
        'Vas a recuperar <1>{{title}}</1> de la papelera, como estaba: lo que estaba publicado vuelve a la web.',
      aboutToRestoreAsDraftCount:
        'Vas a recuperar {{count}} {{label}} de la papelera, como estaban: lo que estaba publicado vuelve a la web.',
      aboutToRestoreCount: 'Vas a recuperar {{count}} {{label}} de la papelera.',
      aboutToTrash:
        'Vas a mandar <1>{{title}}</1> a la papelera. Desaparece de la web y puedes recuperarlo durante 30 días.',
      aboutToTrashCount:
        'Vas a mandar {{count}} {{label}} a la papelera. Desaparecen de la web y puedes recuperarlos durante 30 días.',
      confirmRestoration: 'Recuperar de la papelera',
      item: 'Elemento',
      or: 'o',
      restore: 'Recuperar',
      titleRestored: '«{{title}}» está recuperado.',
      titleTrashed: '«{{title}}» está en la papelera.',
      trash: 'Papelera',
    },
    localization: {
      // After “Duplicar”.
      selectedLocales: 'en algunos idiomas',
      selectLocaleToDuplicate: 'Elige los idiomas que se duplican',
    },
    version: {
      aboutToRestore:
        'Esta versión se abre como borrador. Lo que está publicado sigue igual hasta que publiques.',
      aboutToRestoreGlobal:
        'Esta versión se abre como borrador. Lo que está publicado sigue igual hasta que publiques.',
      compareVersions: 'Comparar versiones',
      comparingAgainst: 'Comparada con',
      confirmVersionRestoration: 'Recuperar esta versión como borrador',
      currentlyPublished: 'Publicada ahora',
      currentlyViewing: 'Esta versión',
      modifiedOnly: 'Solo lo que cambia',
      previouslyDraft: 'Fue un borrador',
      previouslyPublished: 'Se publicó',
      previousVersion: 'Versión anterior',
      specificVersion: 'Versión concreta',
      restoredSuccessfully:
        'Recuperada como borrador: lo publicado no ha cambiado. Revísala y publícala.',
      restoreThisVersion: 'Recuperar como borrador',
    },
  },
  en: {
    authentication: {
      newPassword:
        'New password (12 characters or more; four unrelated words are easy to remember)',
    },
    general: {
      changesNotSaved:
        'If you leave now, the changes are not saved. Those of a record are offered when you open it again in this browser, for seven days.',
      payloadSettings: 'Language and appearance',
      aboutToDelete: 'You are about to delete <1>{{title}}</1> for good.',
      deleteLabel: 'Delete this filter',
      editLabel: 'Edit',
      newLabel: 'Save as a new filter',
      aboutToRestore: 'You are about to recover <1>{{title}}</1> from the trash.',
      aboutToRestoreAsDraft:
        'You are about to recover <1>{{title}}</1> from the trash as it was: what was published returns to the site.',
      aboutToRestoreAsDraftCount:
        'You are about to recover {{count}} {{label}} from the trash as they were: what was published returns to the site.',
      aboutToRestoreCount: 'You are about to recover {{count}} {{label}} from the trash.',
      aboutToTrash:
        'You are about to move <1>{{title}}</1> to the trash. It leaves the site, and you can recover it for 30 days.',
      aboutToTrashCount:
        'You are about to move {{count}} {{label}} to the trash. They leave the site, and you can recover them for 30 days.',
      confirmRestoration: 'Recover from the trash',
      restore: 'Recover',
      titleRestored: '“{{title}}” is recovered.',
      titleTrashed: '“{{title}}” is in the trash.',
      trash: 'Trash',
    },
    version: {
      aboutToRestore:
        'This version opens as a draft. What is published stays the same until you publish.',
      aboutToRestoreGlobal:
        'This version opens as a draft. What is published stays the same until you publish.',
      confirmVersionRestoration: 'Restore this version as a draft',
      restoredSuccessfully:
        'Restored as a draft: what is published has not changed. Check it and publish it.',
      restoreThisVersion: 'Restore as draft',
    },
  },
};
